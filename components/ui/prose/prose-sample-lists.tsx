import { prose } from './prose';
import { proseSampleTexts } from './prose-sample-texts';

/** Lists of the prose sample: nested, numbered, and of tasks. */
export function ProseSampleLists({ locale }: { locale: 'en' | 'pl' }) {
  const { bullets, steps, tasks } = proseSampleTexts[locale];
  return (
    <>
      <prose.ul>
        <prose.li>{bullets[0]}</prose.li>
        <prose.li>
          {bullets[1]}
          <prose.ul>
            <prose.li>{bullets[2]}</prose.li>
          </prose.ul>
        </prose.li>
      </prose.ul>
      <prose.ol>
        {steps.map((step) => (
          <prose.li key={step}>{step}</prose.li>
        ))}
      </prose.ol>
      <prose.ul className="contains-task-list">
        {tasks.map((task, index) => (
          <prose.li key={task} className="task-list-item">
            <input type="checkbox" disabled defaultChecked={index === 0} /> {task}
          </prose.li>
        ))}
      </prose.ul>
    </>
  );
}
