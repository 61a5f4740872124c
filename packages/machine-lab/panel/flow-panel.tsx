import React from 'react'
import { useStorybookState } from 'storybook/manager-api'
import { useTheme } from 'storybook/theming'
import { ChartView } from '../view/chart-view.tsx'
import { StateTree } from '../view/state-tree.tsx'
import { placeWords, wordsFromKey } from '../view/words.ts'
import { Context, Guards, Log } from './facts.tsx'
import type { FlowChoice, FlowMachine, FlowMoment, FlowScene, FlowView } from './flow.ts'
import { Now } from './now.tsx'
import { PanelFrame } from './panel-frame.ts'
import { storyLink } from './run-link.ts'
import { RunTools } from './run-tools.tsx'
import { SituationsMenu } from './situations-menu.tsx'
import { type FlowState, useFlow } from './use-flow.ts'

/** Storybook's panel "Flow". */
export function FlowPanel({ isActive }: { isActive: boolean }) {
  const { storyId } = useStorybookState()
  const flow = useFlow(storyId, isActive)
  const { scene, view } = flow
  if (!isActive) return null
  if (!scene || !view) {
    return (
      <PanelFrame>
        <p className="empty">
          This story shows no flow. The stories under “Flows” do: there, this panel shows the chart
          of the flow, lit as you use the screen.
        </p>
      </PanelFrame>
    )
  }
  return (
    <PanelFrame>
      <Flow key={scene.storyId} scene={scene} view={view} flow={flow} />
    </PanelFrame>
  )
}

type FlowProps = { scene: FlowScene; view: FlowView; flow: FlowState }

function Flow({ scene, view, flow }: FlowProps) {
  const [chosen, setChosen] = React.useState<string | null>(null)
  const [showsKeys, setShowsKeys] = React.useState(false)
  const [showsTree, setShowsTree] = React.useState(false)
  const [showsCoverage, setShowsCoverage] = React.useState(false)
  const [first] = scene.machines
  const machine = scene.machines.find(({ id }) => id === chosen) ?? first
  const moment = view.moments.find((each) => each.machine === machine?.id)
  if (!machine || !moment) return <p className="empty">This flow names no machine.</p>
  const covered = view.covered[machine.id] ?? []
  return (
    <div className="columns">
      <div className="stage">
        <div className="bar">
          {scene.machines.length > 1 ? (
            <select
              aria-label="Machine"
              value={machine.id}
              onChange={({ target }) => setChosen(target.value)}
            >
              {scene.machines.map(({ id }) => (
                <option key={id} value={id}>
                  {wordsFromKey(id)}
                </option>
              ))}
            </select>
          ) : (
            <strong>{wordsFromKey(machine.id)}</strong>
          )}
          <span className="gap" />
          <Toggle isOn={showsTree} onChange={setShowsTree} label="As a tree" />
          <Toggle isOn={showsCoverage} onChange={setShowsCoverage} label="Coverage" />
          <Toggle isOn={showsKeys} onChange={setShowsKeys} label="Keys" />
        </div>
        {showsCoverage && machine.chart ? (
          <p className="bar quiet">
            {covered.length} of {machine.chart.transitions.length} transitions taken so far; the
            others are red.
          </p>
        ) : null}
        <Picture
          machine={machine}
          moment={moment}
          showsTree={showsTree}
          showsKeys={showsKeys}
          covered={showsCoverage ? covered : null}
        />
      </div>
      <Side
        scene={scene}
        view={view}
        flow={flow}
        machine={machine}
        moment={moment}
        showsKeys={showsKeys}
        isOwn={machine === first}
      />
    </div>
  )
}

type PictureProps = {
  machine: FlowMachine
  moment: FlowMoment
  showsTree: boolean
  showsKeys: boolean
  covered: readonly string[] | null
}

function Picture({ machine, moment, showsTree, showsKeys, covered }: PictureProps) {
  const { base } = useTheme()
  const { chart, svg, faults } = machine
  const fault = faults.length > 0 ? <p className="fault bad">{faults.join(' ')}</p> : null
  if (!chart) return <div className="empty">{fault ?? 'Reading the machine…'}</div>
  if (showsTree) return <StateTree chart={chart} showsKeys={showsKeys} active={moment.active} />
  if (!svg) return <div className="empty">{fault ?? 'Drawing the chart…'}</div>
  return (
    <ChartView
      svg={svg}
      covered={covered}
      label={wordsFromKey(machine.id)}
      active={moment.active}
      next={[
        ...moment.events.flatMap(({ takes }) => takes),
        ...moment.held.flatMap(({ answers }) => answers.flatMap(({ takes }) => takes)),
      ]}
      last={moment.taken}
      theme={base === 'dark' ? 'dark' : 'light'}
    />
  )
}

type SideProps = FlowProps & {
  machine: FlowMachine
  moment: FlowMoment
  showsKeys: boolean
  /** The flow's own machine, not one beside it. */
  isOwn: boolean
}

function Side({ scene, view, flow, machine, moment, showsKeys, isOwn }: SideProps) {
  const { command, seenAt, exported } = flow
  const { chart } = machine
  const onReplay = (run: FlowChoice[], isSlow: boolean) => command({ kind: 'replay', run, isSlow })
  if (!chart) return null
  return (
    <div className="side">
      <p role="status" className="hidden">
        {placeWords(chart, moment.active)}
      </p>
      {view.notice ? <p className="fault bad">{view.notice}</p> : null}
      {chart.description ? <p className="quiet">{chart.description}</p> : null}
      <Now
        chart={chart}
        moment={moment}
        view={view}
        seenAt={seenAt}
        showsKeys={showsKeys}
        machine={isOwn ? {} : { machine: machine.id }}
        onChoose={(choice) => command({ kind: 'choose', choice })}
        onReal={(src, isReal) => command({ kind: 'real', src, isReal })}
        onClock={(isRunning) => command({ kind: 'clock', isRunning })}
      />
      {isOwn ? <SituationsMenu scene={scene} onGo={({ run }) => onReplay(run, false)} /> : null}
      <Context lines={moment.context} />
      <Guards chart={chart} moment={moment} showsKeys={showsKeys} />
      <Log steps={view.steps} showsKeys={showsKeys} />
      <RunTools
        view={view}
        exported={exported}
        onReplay={onReplay}
        svg={machine.svg}
        machineId={machine.id}
        linkTo={(run) => storyLink(document.location.href, scene.storyId, run)}
        onExport={() => command({ kind: 'export' })}
      />
    </div>
  )
}

type ToggleProps = { isOn: boolean; onChange: (isOn: boolean) => void; label: string }

function Toggle({ isOn, onChange, label }: ToggleProps) {
  return (
    <button type="button" aria-pressed={isOn} onClick={() => onChange(!isOn)}>
      {label}
    </button>
  )
}
