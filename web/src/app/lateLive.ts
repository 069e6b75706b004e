import type { Live } from "#core/app/ports/index.ts";

/** Watches as soon as what watches is loaded: the first page does without (P1). Where it cannot be had, polling goes on. */
export const lateLive = (load: () => Promise<Live>): Live => {
  let loading: Promise<Live> | null = null;
  return {
    watch: (story, hear) => {
      let stop: () => void = () => undefined;
      let isOver = false;
      loading ??= load();
      loading.then(
        (live) => {
          if (!isOver) stop = live.watch(story, hear);
        },
        () => {
          loading = null;
        },
      );
      return () => {
        isOver = true;
        stop();
      };
    },
  };
};
