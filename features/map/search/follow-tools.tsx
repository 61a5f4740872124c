import { Search } from 'lucide'
import type { MapClusters } from '@/client/api/map.ts'
import { useText } from '@/client/text/text-context.tsx'
import { Button } from '@/design-system/button/button.tsx'
import { Checkbox } from '@/design-system/checkbox/checkbox.tsx'
import { Icon } from '@/design-system/icon/icon.tsx'
import type { Following } from './use-map-search.ts'

type FollowToolsProps = { following: Following; found: MapClusters | undefined }

/** Homes in view, and whether the list follows the map or waits to be asked. */
export function FollowTools({ following, found }: FollowToolsProps) {
  const { t } = useText()
  const { isOn, isAway, choose, searchHere } = following
  return (
    <div data-map-controls="" className="flex flex-col items-center gap-2 px-3 pb-1">
      {isAway ? (
        <Button size="sm" className="pointer-events-auto shadow-raised" onClick={searchHere}>
          <Icon of={Search} />
          {t('map.searchHere')}
        </Button>
      ) : null}
      <div className="pointer-events-auto flex items-center justify-center gap-x-3 rounded-full border border-line bg-surface px-4 text-sm shadow-raised max-sm:text-xs">
        <p role="status" className="figures py-1.5 max-sm:sr-only">
          {found
            ? t(found.isEstimate ? 'map.inViewEstimate' : 'map.inView', { count: found.total })
            : null}
        </p>
        <Checkbox
          checked={isOn}
          onChange={({ target }) => choose(target.checked)}
          label={<span className="text-sm">{t('map.follow')}</span>}
          className="min-h-9 items-center py-1"
        />
      </div>
    </div>
  )
}
