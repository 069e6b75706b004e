// Runs on the audio thread: hands over what the microphone gives, 128 samples at a time.
registerProcessor(
  "collector",
  class extends AudioWorkletProcessor {
    process([[samples] = []]) {
      if (samples) this.port.postMessage(samples.slice());
      return true;
    }
  },
);
