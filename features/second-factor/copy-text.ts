import type { Translator } from '@/client/text/translator.ts'
import { showToast } from '@/design-system/toast/toast-queue.ts'

/** Copies, and says whether the browser allowed it. */
export async function copyText(text: string, t: Translator): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    showToast('success', t('factor.copied'))
  } catch {
    showToast('error', t('factor.notCopied'))
  }
}
