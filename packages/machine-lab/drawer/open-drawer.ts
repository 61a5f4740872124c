import type { MachineWatch } from './watch-machines.ts'
import { watchMachines } from './watch-machines.ts'

/** Found in no production build: `scripts/checks/check-sizes.mjs` searches for it. */
const DRAWER_MARK = 'machine-lab-drawer'

/** Alt+Shift+M opens and closes a drawer with all machines of the page. */
export function offerDrawer(): void {
  const watch = watchMachines()
  let toggle: (() => void) | null = null
  document.addEventListener('keydown', (event) => {
    const { altKey, shiftKey, ctrlKey, metaKey, code, repeat } = event
    if (code !== 'KeyM' || !altKey || !shiftKey || ctrlKey || metaKey || repeat) return
    event.preventDefault()
    if (toggle) toggle()
    else void load(watch).then((loaded) => (toggle = loaded))
  })
}

async function load(watch: MachineWatch): Promise<() => void> {
  const { mountDrawer } = await import('./drawer.tsx')
  return mountDrawer(watch, DRAWER_MARK)
}
