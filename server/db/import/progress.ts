import { SingleBar } from 'cli-progress'
import type { ImportCounts } from './run-recorder.ts'

export type Progress = {
  update(counts: ImportCounts, bytes: { read: number; of: number }): void
  end(): void
}

export function showProgress(say: (line: string) => void): Progress {
  return process.stderr.isTTY ? bar() : lines(say)
}

function bar(): Progress {
  const single = new SingleBar({
    format: '{bar} {percentage} %  {rows} rows, {rejected} rejected  {eta_formatted} left',
    barsize: 30,
    hideCursor: true,
    clearOnComplete: true,
  })
  let isShown = false
  return {
    update({ rows, rejected }, { read, of }) {
      if (!isShown) single.start(of, 0, { rows, rejected })
      isShown = true
      single.update(read, { rows, rejected })
    },
    end() {
      if (isShown) single.stop()
      isShown = false
    },
  }
}

const STEPS = 10

function lines(say: (line: string) => void): Progress {
  let reported = 0
  return {
    update({ rows, rejected }, { read, of }) {
      const step = of > 0 ? Math.floor((STEPS * read) / of) : STEPS
      if (step <= reported || step >= STEPS) return
      reported = step
      say(`${(100 / STEPS) * step} %: ${rows} rows, ${rejected} rejected`)
    },
    end() {},
  }
}
