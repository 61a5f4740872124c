import React from 'react'
import { addons, types } from 'storybook/manager-api'
import { COMMAND, type FlowCommand, SCENE } from './flow.ts'
import { FlowPanel } from './flow-panel.tsx'
import { ADDON_ID, PANEL_ID, RUN_PARAM, runFromText } from './run-link.ts'

addons.register(ADDON_ID, (api) => {
  addons.add(PANEL_ID, {
    type: types.PANEL,
    title: 'Flow',
    render: ({ active }) => React.createElement(FlowPanel, { isActive: active ?? false }),
  })
  replayLinkedRun(api)
})

/** A link with a run drives the first flow story that opens. */
function replayLinkedRun(api: Parameters<Parameters<typeof addons.register>[1]>[0]) {
  const text = api.getQueryParam(RUN_PARAM)
  const run = text ? runFromText(text) : null
  if (!run) return
  const channel = addons.getChannel()
  channel.once(SCENE, () => {
    api.setSelectedPanel(PANEL_ID)
    api.togglePanel(true)
    api.setQueryParams({ [RUN_PARAM]: null })
    const command: FlowCommand = { kind: 'replay', run, isSlow: false }
    channel.emit(COMMAND, command)
  })
}
