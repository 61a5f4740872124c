import type { ImportRun } from '@/client/api/admin/imports.ts'
import { useText } from '@/client/text/text-context.tsx'
import { Badge } from '@/design-system/badge/badge.tsx'

const VARIANTS = {
  uploaded: 'neutral',
  checking: 'info',
  checked: 'warning',
  running: 'info',
  stopped: 'warning',
  done: 'success',
  failed: 'danger',
  takingBack: 'info',
  takenBack: 'neutral',
} as const satisfies Record<ImportRun['state'], string>

export function ImportStateBadge({ state }: Pick<ImportRun, 'state'>) {
  const { t } = useText()
  return <Badge variant={VARIANTS[state]}>{t(`admin.imports.state.${state}`)}</Badge>
}
