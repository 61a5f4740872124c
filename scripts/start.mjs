/**
 * `npm start`: everything from a fresh clone to a running product, skipping unneeded steps. With
 * `--empty`, a new marketplace has no demo region. Must work on Node 20 without packages.
 */
import { ensureBuilt } from './build.mjs'
import { ensureInstalled } from './install.mjs'
import { createReport } from './report.mjs'
import { isPortFree, whenAskedToEnd } from './running/processes.mjs'
import { findProductTrouble, startProduct } from './running/product.mjs'
import { readSettings } from './running/settings.mjs'
import { ensureRuntime } from './runtime.mjs'

const report = createReport()

async function start() {
  let product = null
  // Once something is there, it stays.
  if (process.argv.includes('--empty')) process.env.DEMO_REGION = '0'
  endOnRequest(() => product)
  await refuseTakenPorts(process.env)
  const runtime = await ensureRuntime(report)
  await ensureInstalled({ full: false }, runtime, report)
  const settings = await readSettings(runtime)
  product = startProduct({ runtime, settings, report })
  try {
    // The database is created while the pages build.
    await Promise.all([product.api(), ensureBuilt(runtime, report).then(product.web)])
    const trouble = await findProductTrouble(settings)
    report.line(`\n  Hearth is ready: ${settings.address}\n`)
    if (trouble) report.line(`  ${trouble}\n`)
    await product.over
  } catch (error) {
    await product.stop()
    throw error
  }
}

/** Checked first, because a taken port would otherwise fail only after the long steps. */
async function refuseTakenPorts(env) {
  const host = env.HOST || '127.0.0.1'
  const wanted = [['PORT', env.PORT || '3000', host]]
  if (!env.API_URL) wanted.push(['API_PORT', env.API_PORT || '4000', host])
  for (const [name, text, address] of wanted) {
    const port = Number(text)
    const usable = Number.isInteger(port) && port > 0 && port < 65536
    if (!usable || (await isPortFree(port, address))) continue
    throw new Error(
      `Port ${port} is taken by another program (perhaps by Hearth itself, started before).\n` +
        `Stop that program, or choose another port: ${name}=${port + 1} npm start`,
    )
  }
}

function endOnRequest(product) {
  let asked = 0
  const end = async () => {
    // npm repeats the terminal's Ctrl-C, so a second signal within a second is ignored.
    if (asked && Date.now() - asked < 1000) return
    if (asked) product()?.kill()
    else report.line('  Stopping …')
    asked = Date.now()
    await product()?.stop()
    process.exit(0)
  }
  whenAskedToEnd(end)
}

start().then(
  () => process.exit(0),
  (error) => {
    console.error(`\n${error.message}\n`)
    process.exit(1)
  },
)
