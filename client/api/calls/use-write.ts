import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ApiError } from './api-error.ts'
import { useApiClient } from './client-context.tsx'
import type { Write } from './write.ts'

export type WriteOptions<Output> = {
  onStart?: () => void
  onSuccess?: (output: Output) => void
  onError?: (error: ApiError) => void
  /** Success toast; none without it. */
  saysSuccess?: (output: Output) => string
  /** Failure is told in a toast; the form itself tells it otherwise. */
  saysFailure?: boolean
}

/** Read by `features/shell`, which shows the toasts. */
export type WriteMeta = { saysSuccess?: (output: never) => string; saysFailure?: boolean }

/**
 * A change on the server, one at a time for each control. When it has succeeded, what it made stale
 * is asked again; it is never sent a second time by itself.
 */
export function useWrite<Input, Output>(
  write: Write<Input, Output>,
  { onStart, onSuccess, onError, saysSuccess, saysFailure = false }: WriteOptions<Output> = {},
): {
  send: (input: Input) => void
  /** For forms: rejects on failure. */
  sendAsync: (input: Input) => Promise<Output>
  isSending: boolean
  failure: ApiError | null
} {
  const client = useApiClient()
  const queries = useQueryClient()
  const meta: WriteMeta = { saysSuccess, saysFailure }
  const { mutate, mutateAsync, isPending, error } = useMutation<Output, Error, Input>({
    mutationFn: (input) => write(client, input),
    meta,
    onMutate: onStart,
    onSuccess(output) {
      for (const queryKey of write.stale) void queries.invalidateQueries({ queryKey })
      onSuccess?.(output)
    },
    onError: (reason) => onError?.(asApiError(reason)),
  })
  return {
    send: (input) => {
      if (!isPending) mutate(input)
    },
    sendAsync: (input) => mutateAsync(input),
    isSending: isPending,
    failure: error && asApiError(error),
  }
}

function asApiError(error: Error): ApiError {
  return error instanceof ApiError
    ? error
    : new ApiError('malformed', { message: error.message, cause: error })
}
