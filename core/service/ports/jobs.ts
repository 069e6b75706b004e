/** Longer work beside the calls, by what is done. */
export type JobName = "media";

/** One piece of it, kept in the commit that asks for it: it survives the process that was to do it. */
export interface Job {
  readonly name: JobName;
  /** The row it is about. Of several jobs of one name and row that wait or are under way, one is done. */
  readonly of: string;
}

/** What is done with jobs of one name. */
export interface Work {
  /** A fault is told, and the job is tried again, twice at most. So is the job of a process that died. */
  readonly run: (of: string) => Promise<void>;
  /** For a job that failed every time. */
  readonly giveUp: (of: string) => Promise<void>;
}

export interface Worker {
  /** Settles when nothing that this process was asked for waits or is under way. */
  idle(): Promise<void>;
  /** Takes no more; settles when what was begun is done. */
  stop(): Promise<void>;
}

/** The queue of longer work: at least once, one at a time on each server, in the order of asking. */
export interface Jobs {
  work(name: JobName, work: Work): Promise<Worker>;
}
