// Every sound as it leaves the page: made by the client's own workshop, played by Web Audio without an ear, and measured.
async ({ workshop, orders, whole }) => {
  const made = async () => {
    const worker = new Worker(workshop, { type: "module" });
    const got = new Map();
    await new Promise((done) => {
      worker.onmessage = ({ data }) => got.set(`${data.sound} ${data.step}`, data.samples).size === orders.length && done();
      for (const order of orders) worker.postMessage(order);
    });
    worker.terminate();
    return got;
  };
  const played = async (samples, pan) => {
    const context = new OfflineAudioContext(2, samples.length, 44100);
    const source = new AudioBufferSourceNode(context, { buffer: new AudioBuffer({ length: samples.length, sampleRate: 44100 }) });
    source.buffer.copyToChannel(samples, 0);
    source.connect(new StereoPannerNode(context, { pan })).connect(context.destination);
    source.start();
    return context.startRendering();
  };
  const most = (samples) => samples.reduce((high, one) => Math.max(high, Math.abs(one)), 0);
  const energy = (samples) => samples.reduce((sum, one) => sum + one * one, 0);

  /** Where the middle of its spectrum is, over frames of 2048 samples. */
  const centroid = (samples) => {
    const size = 2048;
    const turns = Array.from({ length: size }, (_, i) => [Math.cos((-2 * Math.PI * i) / size), Math.sin((-2 * Math.PI * i) / size)]);
    let [above, below] = [0, 1e-12];
    for (let start = 0; start < samples.length; start += size) {
      const re = Float64Array.from({ length: size }, (_, i) => (samples[start + i] ?? 0) * (0.5 - 0.5 * turns[i][0]));
      const im = new Float64Array(size);
      for (let i = 1, j = 0; i < size; i++) {
        let bit = size >> 1;
        for (; j & bit; bit >>= 1) j ^= bit;
        j ^= bit;
        if (i < j) [re[i], re[j]] = [re[j], re[i]];
      }
      for (let span = 2; span <= size; span *= 2) {
        for (let at = 0; at < size; at += span) {
          for (let k = 0; k < span / 2; k++) {
            const [c, s] = turns[(k * size) / span];
            const p = at + k;
            const q = p + span / 2;
            const x = re[q] * c - im[q] * s;
            const y = re[q] * s + im[q] * c;
            re[q] = re[p] - x;
            im[q] = im[p] - y;
            re[p] += x;
            im[p] += y;
          }
        }
      }
      for (let k = 1; k < size / 2; k++) {
        const power = re[k] ** 2 + im[k] ** 2;
        above += ((k * 44100) / size) * power;
        below += power;
      }
    }
    return above / below;
  };

  const [first, again] = [await made(), await made()];
  const answers = [];
  for (const [name, samples] of first) {
    const [middle, side] = [await played(samples, 0), await played(samples, 0.7)];
    const window = 4410;
    let loudest = 0;
    for (let at = 0; at < samples.length; at += window / 4) loudest = Math.max(loudest, energy(samples.slice(at, at + window)) / window);
    answers.push({
      name,
      seconds: samples.length / 44100,
      peak: 20 * Math.log10(Math.max(most(middle.getChannelData(0)), most(side.getChannelData(1)))),
      rms: 10 * Math.log10(loudest),
      centroid: centroid(samples),
      same: samples.every((one, i) => one === again.get(name)[i]),
      leans: energy(side.getChannelData(1)) > 2 * energy(side.getChannelData(0)),
      samples: whole ? Array.from(samples, (one) => Math.round(one * 32767) | 0) : [],
    });
  }
  return answers;
}
