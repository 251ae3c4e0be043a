import { showToast } from '@/components/ui/toast/show-toast';
import { copyText } from '@/lib/visitor/copy-text';

/**
 * Lets links of headings copy their address; they lead to their heading all the same.
 * @param url The page's canonical address: what was in the address bar (a query) is not passed on.
 * @param signal Ends it.
 */
export function copyHeadingLinks(
  url: string,
  labels: { copied: string; notCopied: string },
  signal: AbortSignal,
): void {
  const onClick = async ({ target }: MouseEvent) => {
    const link = (target as Element).closest<HTMLAnchorElement>('a[data-heading-link]');
    if (!link) return;
    const isCopied = await copyText(url + link.hash);
    showToast({
      variant: isCopied ? 'success' : 'warning',
      text: isCopied ? labels.copied : labels.notCopied,
    });
  };
  document.addEventListener('click', onClick, { signal });
}
