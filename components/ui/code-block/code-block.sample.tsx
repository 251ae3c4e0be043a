import { SampleBackgrounds } from '@/components/ui/sample-backgrounds/sample-backgrounds';
import { CodeBlock } from './code-block';

const texts = {
  en: { copy: 'Copy', copied: 'Copied', selected: 'Selected: press Ctrl+C', comment: 'two copies' },
  pl: {
    copy: 'Kopiuj',
    copied: 'Skopiowano',
    selected: 'Zaznaczono: naciśnij Ctrl+C',
    comment: 'dwie kopie',
  },
} as const;

/** Code with a file name, coloured; and with the name of its language alone. */
export function Sample({ locale }: { locale: 'en' | 'pl' }) {
  const { comment, ...labels } = texts[locale];
  return (
    <SampleBackgrounds locale={locale}>
      {() => (
        <>
          <CodeBlock title="deploy/backup.yaml" isFileName labels={labels}>
            <span className="code-keyword">locations:</span> [
            <span className="code-string">warsaw, poznan</span>]{' '}
            <span className="code-comment"># {comment}</span>
            {'\n'}
            <span className="code-keyword">keep-days:</span>{' '}
            <span className="code-constant">35</span>
          </CodeBlock>
          <CodeBlock title="Bash" labels={labels}>
            <span className="code-function">npm</span> run check
          </CodeBlock>
        </>
      )}
    </SampleBackgrounds>
  );
}
