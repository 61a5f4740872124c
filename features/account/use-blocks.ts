import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useApiClient } from '@/client/api/calls/client-context.tsx'
import { useWrite } from '@/client/api/calls/use-write.ts'
import { accountQueries, type Block, blockUser, unblockUser } from '@/client/api/member/account.ts'
import { useOffered } from '@/client/api/use-offered.ts'
import { useText } from '@/client/text/text-context.tsx'
import { showToast } from '@/design-system/toast/toast-queue.ts'

export type Blocks = {
  blocks: readonly Block[] | undefined
  /** The provider has no list of blocks. */
  isUnknown: boolean
  isBusy: boolean
  unblock: (block: Block) => void
  /** Stops messages from the administrator. */
  blockAdministrator: (reason: string) => void
  error: Error | null
  retry: () => void
}

/** Blocks of the signed-in person. Unblocking can be undone. */
export function useBlocks(): Blocks {
  const { t } = useText()
  const client = useApiClient()
  const isOffered = useOffered('member')
  const { data, error, refetch } = useQuery({
    ...accountQueries.blocks(client),
    enabled: client.viewer !== null && isOffered === true,
  })
  const blocking = useWrite(blockUser, {
    saysSuccess: () => t('account.blocked.blockedToast'),
    saysFailure: true,
  })
  const [lifted, setLifted] = useState<Block | null>(null)
  const lifting = useWrite(unblockUser, {
    saysFailure: true,
    onSuccess() {
      if (!lifted) return
      const { name, reason } = lifted
      showToast('info', t('account.blocked.liftedToast', { name }), {
        label: t('favourites.undo'),
        run: () => blocking.send({ ...toBlockTarget(lifted), reason: reason || undefined }),
      })
    },
  })
  return {
    blocks: data,
    isUnknown: isOffered === false,
    isBusy: blocking.isSending || lifting.isSending,
    unblock(block) {
      setLifted(block)
      lifting.send(toBlockTarget(block))
    },
    blockAdministrator: (reason) =>
      blocking.send({ to_admin: 1, reason: reason.trim() || undefined }),
    error,
    retry: () => void refetch(),
  }
}

function toBlockTarget({ to_user_id: person }: Block) {
  return person === null ? ({ to_admin: 1 } as const) : { to_user_id: person }
}
