/**
 * Filters a process's output for the terminal. If output is not a terminal, log lines pass
 * unchanged.
 */
const WARNINGS = ['warn', 'error', 'fatal']

/**
 * @param {'api' | 'web' | 'sandbox'} name
 * @param {(detail: string) => void} say where the latest message is shown while it starts
 */
export function createLogView(name, report, say) {
  return (line, stream) => {
    const record = asRecord(line)
    if (record?.msg) say(record.msg)
    if (record && !process.stdout.isTTY) report.line(line)
    else if (record) showWarning(name, record, report)
    // Next's banner shows an address that is not the one to open.
    else if (name !== 'web' || stream === 'stderr') report.line(`  ${name}: ${line}`)
  }
}

function showWarning(name, record, report) {
  if (!WARNINGS.includes(record.level)) return
  const cause = record.err?.stack ?? record.err?.message
  report.line(`  ${name}: ${record.msg ?? ''}${cause ? `\n${cause}` : ''}`)
}

function asRecord(line) {
  if (!line.startsWith('{')) return null
  try {
    return JSON.parse(line)
  } catch {
    return null
  }
}
