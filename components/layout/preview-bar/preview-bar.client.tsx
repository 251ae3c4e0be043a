'use client';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { useWaiting } from '@/components/ui/lazy/use-waiting';
import type { OutlinePart, PageDetails } from '@/lib/status/page-details';

type PreviewBarProps = {
  file: string;
  status: 'live' | 'draft' | 'scheduled';
  /** Where the rest is: it changes more often than the page. */
  detailsHref: string;
  statusHref: string;
  besideHref: string;
  pathname: string;
};

const storageKey = 'preview-bar';

/** Whether the bar was open when the last page was left. Storage may be closed to the page. */
function wasOpen(): boolean {
  try {
    return localStorage.getItem(storageKey) === 'open';
  } catch {
    return false;
  }
}

function remember(isOpen: boolean): void {
  try {
    localStorage.setItem(storageKey, isOpen ? 'open' : 'closed');
  } catch {
    // Then the next page begins with a closed bar.
  }
}

/** The page's own details, once they are there. */
function useDetails(href: string) {
  const [details, setDetails] = useState<PageDetails>();
  const [isMissing, setIsMissing] = useState(false);
  useEffect(() => {
    const stop = new AbortController();
    setDetails(undefined);
    setIsMissing(false);
    fetch(href, { signal: stop.signal })
      .then((response) => (response.ok ? response.json() : Promise.reject(response.status)))
      .then((found: PageDetails) => setDetails(found))
      .catch(() => !stop.signal.aborted && setIsMissing(true));
    return () => stop.abort();
  }, [href]);
  return { details, isMissing };
}

const elementOf = (number: number): HTMLElement | null =>
  document.querySelector(`[data-block="${number}"]`);

/** The number of the innermost block around something that was clicked. */
const numberAt = (target: EventTarget | null): number | undefined => {
  const block = target instanceof Element ? target.closest<HTMLElement>('[data-block]') : null;
  return block ? Number(block.dataset['block']) : undefined;
};

/** Marks one block of the page, and no other. */
function markBlock(number: number | undefined): void {
  for (const marked of document.querySelectorAll('[data-block-marked]'))
    marked.removeAttribute('data-block-marked');
  if (number !== undefined) elementOf(number)?.setAttribute('data-block-marked', '');
}

/** While blocks are chosen, a click on one shows what it is, and follows no link. */
function useChoosing(isChoosing: boolean, choose: (number: number) => void): void {
  useEffect(() => {
    if (!isChoosing) return;
    const stop = new AbortController();
    const options = { capture: true, signal: stop.signal };
    const onClick = (event: MouseEvent) => {
      const number = numberAt(event.target);
      if (number === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      choose(number);
    };
    document.addEventListener('click', onClick, options);
    document.addEventListener('mouseover', ({ target }) => markBlock(numberAt(target)), options);
    document.documentElement.dataset['choosingBlocks'] = '';
    return () => {
      stop.abort();
      delete document.documentElement.dataset['choosingBlocks'];
    };
  }, [isChoosing, choose]);
}

type BlockCardProps = { part: OutlinePart; file: string; editHref: string; onClose: () => void };

/** What a block is: its tag with its properties, and its line. */
function BlockCard({ part, file, editHref, onClose }: BlockCardProps) {
  const { name, props, line } = part;
  return (
    <section className="preview-block" aria-label={`Block ${name}`}>
      <p>
        <strong>{`<${name}>`}</strong> <a href={`${editHref}#L${line}`}>{`${file}:${line}`}</a>
      </p>
      {props.length > 0 ? (
        <dl>
          {props.map(([key, value]) => (
            <div key={key}>
              <dt>{key}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      ) : (
        <p>It has no properties.</p>
      )}
      <button type="button" onClick={onClose}>
        Close
      </button>
    </section>
  );
}

/** Headings and blocks in the order of the file; a block that can be found on the page is a button that shows it. */
function Outline({
  parts,
  show,
}: {
  parts: readonly OutlinePart[];
  show: (number: number) => void;
}) {
  return (
    <ol className="preview-outline">
      {parts.map(({ kind, name, depth, line, number }) => (
        <li
          key={`${line} ${kind} ${name} ${number}`}
          data-depth={Math.min(depth, 4)}
          data-kind={kind}
        >
          {number === undefined ? (
            <span>{kind === 'block' ? `<${name}>` : name}</span>
          ) : (
            <button type="button" onClick={() => show(number)}>{`<${name}>`}</button>
          )}{' '}
          <small>{line}</small>
        </li>
      ))}
    </ol>
  );
}

function Problems({ details }: { details: PageDetails }) {
  if (details.problems.length === 0) return <p>The check has nothing to say of this page.</p>;
  return (
    <ul>
      {details.problems.map(({ line, column, ruleId, reason, fatal }) => (
        <li key={`${line}:${column} ${ruleId} ${reason}`}>
          <a href={`${details.editHref}#L${line}`}>{`${line}:${column}`}</a>{' '}
          <a href={`/handbook/rules/${ruleId}`}>{ruleId}</a> {!fatal && '(warning) '}
          {reason}
        </li>
      ))}
    </ul>
  );
}

type PanelProps = {
  details: PageDetails;
  show: (number: number) => void;
  /** What the line above has no room for on phones. */
  links: ReactNode;
};

function Panel({ details, show, links }: PanelProps) {
  const { file, editHref, changed, behind, outline } = details;
  return (
    <div className="preview-panel" id="preview-panel">
      <section aria-label="Source">
        <p className="preview-links">{links}</p>
        <dl>
          <dt>Source</dt>
          <dd>
            <a href={editHref}>{`${file}:1`}</a>
          </dd>
          <dt>Status</dt>
          <dd>{details.status}</dd>
          <dt>Last change</dt>
          <dd>{changed ?? 'not known'}</dd>
          <dt>Translation</dt>
          <dd>
            {behind > 0
              ? `${behind} parts of the English text have changed since`
              : 'nothing is known to have changed since'}
          </dd>
        </dl>
        <h2>Problems</h2>
        <Problems details={details} />
      </section>
      <section aria-label="Outline">
        <h2>Headings and blocks</h2>
        {outline.length > 0 ? (
          <Outline parts={outline} show={show} />
        ) : (
          <p>It has no text of its own.</p>
        )}
      </section>
    </div>
  );
}

/**
 * The bar above a page in previews: closed it is one line, open it has a panel below it. It is part of the page, in front of
 * the header, and covers nothing; what a block is, is shown in a corner for as long as it is asked for.
 */
export function PreviewBar(props: PreviewBarProps) {
  const { file, status, detailsHref, statusHref, besideHref, pathname } = props;
  const { details, isMissing } = useDetails(detailsHref);
  const [isOpen, setIsOpen] = useState(false);
  const [isChoosing, setIsChoosing] = useState(false);
  const [chosen, setChosen] = useState<number>();
  useEffect(() => {
    setIsOpen(wasOpen());
    if (window.self !== window.top) document.documentElement.dataset['framed'] = '';
  }, []);

  const choose = useCallback((number: number) => {
    setChosen(number);
    markBlock(number);
  }, []);
  useChoosing(isChoosing, choose);
  const show = (number: number) => {
    choose(number);
    elementOf(number)?.scrollIntoView({ block: 'center' });
  };
  const close = useCallback(() => {
    setChosen(undefined);
    setIsChoosing(false);
    markBlock(undefined);
  }, []);
  useEffect(() => {
    if (chosen === undefined && !isChoosing) return;
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && close();
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [chosen, isChoosing, close]);

  const links = (
    <>
      <a href={statusHref}>All pages</a>
      <a href="/handbook">Handbook</a>
      {details && <a href={details.editHref}>Edit</a>}
      {details?.counterparts.map(({ locale, name, pathname: other }) => (
        <a
          key={locale}
          href={`${besideHref}?left=${encodeURIComponent(pathname)}&right=${encodeURIComponent(other)}`}
        >{`Beside ${name}`}</a>
      ))}
    </>
  );
  const part = details?.outline.find(({ number }) => number !== undefined && number === chosen);
  const toggle = () => {
    remember(!isOpen);
    setIsOpen(!isOpen);
  };
  return (
    <div {...useWaiting()}>
      <div className="preview-line" data-status={status}>
        <strong>{status === 'live' ? 'Preview' : `Preview: ${status}`}</strong>
        <span className="preview-file preview-wide">{file}</span>
        <button type="button" aria-expanded={isOpen} aria-controls="preview-panel" onClick={toggle}>
          Details
        </button>
        <button
          type="button"
          aria-pressed={isChoosing}
          onClick={() => (isChoosing ? close() : setIsChoosing(true))}
        >
          Click a block
        </button>
        <span className="preview-links preview-wide">{links}</span>
        {/* At the end: what arrives late moves nothing. */}
        {details && <span>{details.status}</span>}
        {isMissing && <span role="status">The details of this page could not be loaded</span>}
      </div>
      {isOpen && details && <Panel details={details} show={show} links={links} />}
      {isChoosing && !part && (
        <p className="preview-hint" role="status">
          Click a block to see what it is; Escape ends it.
        </p>
      )}
      {part && details && (
        <BlockCard part={part} file={details.file} editHref={details.editHref} onClose={close} />
      )}
    </div>
  );
}
