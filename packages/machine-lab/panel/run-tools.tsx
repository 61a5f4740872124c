import React from 'react'
import type { FlowChoice, FlowView } from './flow.ts'
import { runFromJson } from './run-link.ts'

type RunToolsProps = {
  view: FlowView
  exported: string | null
  svg: string | null
  machineId: string
  linkTo: (run: FlowChoice[]) => string
  onReplay: (run: FlowChoice[], isSlow: boolean) => void
  onExport: () => void
}

/** Takes the run again, keeps it, and takes up a kept one. */
export function RunTools(props: RunToolsProps) {
  const { view, exported, svg, machineId, linkTo, onReplay, onExport } = props
  const [imported, setImported] = React.useState<string | null>(null)
  const [message, setMessage] = React.useState('')
  const { run } = view
  const copy = async (text: string, words: string) => {
    try {
      await navigator.clipboard.writeText(text)
      setMessage(words)
    } catch {
      // Pages without HTTPS have no clipboard.
      setMessage('The browser refuses to copy.')
    }
  }
  const read = imported === null ? null : runFromJson(imported)
  return (
    <details>
      <summary>Run</summary>
      <div className="stack">
        {run ? null : (
          <p className="bad">
            Something happened that no sample names, so this run cannot be taken again.
          </p>
        )}
        <div className="inline">
          <button type="button" disabled={!run} onClick={() => run && onReplay(run, true)}>
            Replay slowly
          </button>
          <button type="button" onClick={() => onReplay(run?.slice(0, 1) ?? [], false)}>
            Start over
          </button>
          <button
            type="button"
            disabled={!run}
            onClick={() => run && copy(linkTo(run), 'Link copied.')}
          >
            Copy link
          </button>
          <button
            type="button"
            disabled={!run}
            onClick={() => run && copy(JSON.stringify(run, null, 2), 'Run copied.')}
          >
            Copy run
          </button>
          <button type="button" disabled={!run} onClick={onExport}>
            Show as a test
          </button>
          <button
            type="button"
            disabled={!svg}
            onClick={() => svg && save(`${machineId}.svg`, 'image/svg+xml', svg)}
          >
            Save chart
          </button>
          <button type="button" onClick={() => setImported(imported === null ? '' : null)}>
            {imported === null ? 'Paste a run' : 'Close'}
          </button>
        </div>
        <p role="status" className="quiet">
          {message}
        </p>
        {imported === null ? null : (
          <div className="stack">
            <label>
              <span className="hidden">A run as JSON</span>
              <textarea
                value={imported}
                placeholder='[{"kind":"start","input":"…"}]'
                onChange={({ target }) => setImported(target.value)}
              />
            </label>
            {imported && !read ? <p className="bad">This is not a run.</p> : null}
            <button type="button" disabled={!read} onClick={() => read && onReplay(read, true)}>
              Replay it
            </button>
          </div>
        )}
        {exported === null ? null : (
          <div className="stack">
            <label>
              <span className="hidden">The run as a test</span>
              <textarea readOnly value={exported} />
            </label>
            <button type="button" onClick={() => copy(exported, 'Test copied.')}>
              Copy test
            </button>
          </div>
        )}
      </div>
    </details>
  )
}

function save(name: string, type: string, text: string) {
  const address = URL.createObjectURL(new Blob([text], { type }))
  Object.assign(document.createElement('a'), { href: address, download: name }).click()
  URL.revokeObjectURL(address)
}
