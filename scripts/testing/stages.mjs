/**
 * @typedef {import('./failures.mjs').Failure} Failure
 * @typedef {{ passed: number, failed: number, failures?: Failure[], note?: string }} Tally
 * @typedef {{
 *   name: string,
 *   work: (say: (detail: string) => void) => Promise<Tally | undefined>,
 *   live?: boolean,
 * }} Stage a missing tally counts as one passed; `live` stages print their output directly
 */

/**
 * Runs stages in order, `width` at a time. A failing stage does not stop the others.
 * @param {Stage[]} stages
 * @returns {Promise<Tally>}
 */
export async function runStages(stages, report, width = 1) {
  const waiting = [...stages]
  const total = { passed: 0, failed: 0, failures: [] }
  const next = async () => {
    for (let stage = waiting.shift(); stage; stage = waiting.shift()) {
      const tally = await runStage(stage, report)
      total.passed += tally.passed
      total.failed += tally.failed
      total.failures.push(...(tally.failures ?? []))
    }
  }
  await Promise.all(Array.from({ length: width }, next))
  return total
}

async function runStage({ name, work, live }, report) {
  const counted = async (say) => (await work(say)) ?? { passed: 1, failed: 0 }
  const summary = ({ passed, note }) => note ?? (passed === 1 ? '' : `${passed} passed`)
  try {
    return live ? await counted(() => {}) : await report.step(name, counted, summary)
  } catch (error) {
    report.line(`✗ ${name}\n${error.output ?? error.stack}`)
    // A suite whose tests passed can still fail through an error outside the tests.
    const { passed, failed, failures = [] } = error.tally ?? { passed: 0, failed: 1 }
    const ofStage = failures.map((failure) => ({ ...failure, test: `${name} › ${failure.test}` }))
    const named = ofStage.length > 0 ? ofStage : [{ test: name, reason: error.message }]
    return { passed, failed: Math.max(failed, 1), failures: named }
  }
}
