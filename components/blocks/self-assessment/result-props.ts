/** What the result says of an area. */
export type ResultArea = {
  heading: string;
  /** Number of its questions. */
  size: number;
  precedence: number;
  /** What is said of its points, by their number. */
  scores: readonly string[];
  next: string;
  nextLabel: string;
  nextHref: string;
};

export type ResultProps = {
  areas: readonly ResultArea[];
  questions: readonly string[];
  texts: {
    heading: string;
    /** How far the answers have come, by their number. */
    progress: readonly string[];
    /** What to do while questions are open, and where all points are reached. */
    unfinished: string;
    full: string;
    /** Above the next steps, the weakest area first. */
    nextSteps: string;
    yourAnswers: string;
    /** Labels of the answers, by their points; and of an open question. */
    answers: readonly string[];
    open: string;
    seeResult: string;
    print: string;
    restart: string;
    /** That the address keeps the answers. */
    kept: string;
  };
};
