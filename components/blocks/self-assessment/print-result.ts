/** Prints the result without the page around it (`assessment.css`). */
export function printResult(): void {
  const { dataset } = document.documentElement;
  dataset['print'] = 'assessment';
  window.addEventListener('afterprint', () => delete dataset['print'], { once: true });
  window.print();
}
