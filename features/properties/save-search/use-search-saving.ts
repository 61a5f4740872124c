import { useActor } from '@xstate/react'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTools } from '@/client/api/calls/use-tools.ts'
import type { NewMemberSearch } from '@/client/api/member/member-searches.ts'
import { searchSaving } from '@/client/flows/search-saving.ts'
import { failureText } from '@/client/text/failure-text.ts'
import { useText } from '@/client/text/text-context.tsx'
import { showToast } from '@/design-system/toast/toast-queue.ts'
import type { SearchSavingEmitted } from '@/machines/saved-searches/search-saving.types.ts'

type SearchSaving = { isSaved: boolean; isSending: boolean; toggle: () => void }

/** Saves one search in the account; the notice offers undo. Mount again for another search. */
export function useSearchSaving(search: NewMemberSearch): SearchSaving {
  const { t } = useText()
  const tools = useTools()
  const [machine] = useState(() => searchSaving(tools, search))
  const [state, send, actor] = useActor(machine)
  const report = useEffectEvent((event: SearchSavingEmitted) => {
    if (event.type === 'change.failed') {
      showToast('error', failureText(event.error, t, 'savedSearches.member.'))
      return
    }
    const [words, type] =
      event.type === 'search.saved'
        ? ([t('savedSearches.member.savedToast'), 'removal.requested'] as const)
        : ([t('savedSearches.member.deletedToast'), 'save.requested'] as const)
    const undo = { label: t('favourites.undo'), run: () => actor.send({ type }) }
    showToast('success', words, undo)
  })
  useEffect(() => {
    const heard = actor.on('*', (event) => report(event))
    return () => heard.unsubscribe()
  }, [actor])
  const isSaved = state.hasTag('saved')
  return {
    isSaved,
    isSending: state.hasTag('sending'),
    toggle: () => send({ type: isSaved ? 'removal.requested' : 'save.requested' }),
  }
}
