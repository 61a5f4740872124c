import { Search } from 'lucide'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { useText } from '@/client/text/text-context.tsx'
import { Combobox } from '@/design-system/combobox/combobox.tsx'
import { Dialog, DialogContent } from '@/design-system/dialog/dialog.tsx'
import { Icon } from '@/design-system/icon/icon.tsx'
import { useDeskSearch } from './use-desk-search.ts'

/** Finds pages, settings, people and listings. Default export, as `OnDemand` requires. */
export default function SearchDialog({ onClose }: { onClose: () => void }) {
  const { t } = useText()
  const router = useRouter()
  const [query, setQuery] = useState('')
  const { options, isBusy } = useDeskSearch(query)
  const status = isBusy ? '' : t('admin.search.found', { count: options.length })
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent title={t('admin.search.open')} closeLabel={t('admin.close')}>
        <form className="h-96 max-h-full" onSubmit={(event) => event.preventDefault()}>
          <Combobox
            id="desk-search"
            data-autofocus
            aria-label={t('admin.search.label')}
            before={<Icon of={Search} />}
            query={query}
            onQueryChange={setQuery}
            options={options}
            onSelect={({ value }) => {
              onClose()
              router.push(value)
            }}
            busy={isBusy}
            status={status}
            listLabel={t('admin.search.results')}
            clearLabel={t('admin.search.clear')}
          />
          <p className="mt-3 text-sm text-ink-muted">{t('admin.search.hint')}</p>
        </form>
      </DialogContent>
    </Dialog>
  )
}
