import React from 'react'
import type { SituationWords } from '../walk/situations.ts'
import type { FlowScene } from './flow.ts'
import { searchSituations, wayWords } from './search-situations.ts'

type SituationsMenuProps = { scene: FlowScene; onGo: (situation: SituationWords) => void }

/** Every situation that the flow can be in; choosing one drives the screen there. */
export function SituationsMenu({ scene, onGo }: SituationsMenuProps) {
  const [wanted, setWanted] = React.useState('')
  const { situations, left } = scene
  if (!situations) return <p className="quiet">Looking for all situations…</p>
  const found = searchSituations(situations, wanted)
  return (
    <details>
      <summary>Situations ({situations.length})</summary>
      <div className="stack">
        <label>
          <span className="hidden">Search situations</span>
          <input
            type="text"
            placeholder="Search situations"
            value={wanted}
            onChange={({ target }) => setWanted(target.value)}
            style={{ width: '100%' }}
          />
        </label>
        {left ? <p className="quiet">{left}</p> : null}
        <ul className="stack scroll">
          {found.map((situation) => (
            <li key={situation.key}>
              <button type="button" className="option" onClick={() => onGo(situation)}>
                {situation.title}
                <small>{wayWords(situation)}</small>
              </button>
            </li>
          ))}
          {found.length === 0 ? <li className="quiet">No situation has these words.</li> : null}
        </ul>
      </div>
    </details>
  )
}
