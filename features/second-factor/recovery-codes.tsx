import { Copy, Download, Printer } from 'lucide'
import { printText } from '@/client/integrations/print-text.ts'
import { saveFile } from '@/client/integrations/save-file.ts'
import { useText } from '@/client/text/text-context.tsx'
import { Button } from '@/design-system/button/button.tsx'
import { Icon } from '@/design-system/icon/icon.tsx'
import { copyText } from './copy-text.ts'
import { StepTitle } from './step-title.tsx'
import type { FactorSetup } from './use-second-factor-setup.ts'

/** Ten recovery codes, shown only once, with copy, print and download. */
export function RecoveryCodes({ setup }: { setup: Pick<FactorSetup, 'codes' | 'finish'> }) {
  const { t } = useText()
  const { codes } = setup
  const title = t('secondFactor.codesHead', { site: location.host })
  const download = () => {
    const text = `${[title, '', ...codes].join('\n')}\n`
    saveFile(new Blob([text], { type: 'text/plain' }), 'recovery-codes.txt')
  }
  return (
    <div className="rounded-lg bg-surface-muted p-5 sm:p-6">
      <StepTitle>{t('secondFactor.codesTitle')}</StepTitle>
      <p className="mt-1 text-ink-muted">{t('secondFactor.codesText')}</p>
      <ul
        dir="ltr"
        aria-label={title}
        className="figures mt-4 grid grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))] gap-x-6 gap-y-2 rounded-md border border-line bg-surface p-4 font-mono text-ink"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button variant="secondary" size="sm" onClick={() => void copyText(codes.join('\n'), t)}>
          <Icon of={Copy} />
          {t('secondFactor.copy')}
        </Button>
        <Button variant="secondary" size="sm" onClick={download}>
          <Icon of={Download} />
          {t('secondFactor.download')}
        </Button>
        <Button variant="secondary" size="sm" onClick={() => printText(title, codes)}>
          <Icon of={Printer} />
          {t('secondFactor.print')}
        </Button>
      </div>
      <Button onClick={setup.finish} className="mt-6">
        {t('secondFactor.codesDone')}
      </Button>
    </div>
  )
}
