/** A mistake in the content, as a development server shows it. */
export type ShownProblem = {
  /** File below the content folder. */
  file: string;
  line: number;
  column: number;
  rule: string;
  message: string;
  severity: 'error' | 'warning';
};

/** The state of the content that a development server shows; empty in builds. */
export type ContentState = {
  /** Changes with every change of the content. */
  version: string;
  problems: readonly ShownProblem[];
};
