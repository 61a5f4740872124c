import { CircleAlert, CircleX, Clock } from 'lucide'
import { failureText } from '@/client/text/failure-text.ts'
import { useHref } from '@/client/text/links-context.tsx'
import { useText } from '@/client/text/text-context.tsx'
import { Banner } from '@/design-system/banner/banner.tsx'
import { Button, buttonStyles } from '@/design-system/button/button.tsx'
import { EmptyState } from '@/design-system/empty-state/empty-state.tsx'
import { Icon } from '@/design-system/icon/icon.tsx'
import { paymentRoutes } from '@/domain/web/payment-routes.ts'
import { routes } from '@/domain/web/routes.ts'
import { SiteLink } from '@/features/shell/site-link.tsx'
import { BankDetails } from './bank-details.tsx'
import { PaymentOutcome } from './payment-outcome.tsx'
import { PaymentRoom } from './payment-room.tsx'
import { ReceiptUpload } from './receipt-upload.tsx'
import { type BankTransfer, useBankTransfer } from './use-bank-transfer.ts'

type TransferRoomProps = { packageId: number; next: string | null }

/** Bank transfer for a package, from the account details to the active package. */
export default function TransferRoom({ packageId, next }: TransferRoomProps) {
  const transfer = useBankTransfer(packageId)
  const { stage } = transfer
  return (
    <PaymentRoom
      of={transfer}
      takesTaxNumber={stage !== 'activated' && stage !== 'closed'}
      isOver={OVER.has(stage)}
    >
      <Stage of={transfer} packageId={packageId} next={next} />
    </PaymentRoom>
  )
}

const OVER: ReadonlySet<BankTransfer['stage']> = new Set([
  'reviewing',
  'activated',
  'canceled',
  'closed',
])

type StageProps = TransferRoomProps & { of: BankTransfer }

function Stage({ of, packageId, next }: StageProps) {
  const { t } = useText()
  const href = useHref()
  const { stage, plan, transfer, isBusy, begin, failure } = of
  switch (stage) {
    case 'ready':
      return (
        <div className="flex flex-col items-start gap-5">
          {failure === null ? null : (
            <Banner
              role="alert"
              variant="danger"
              icon={<Icon of={CircleAlert} />}
              className="w-full"
            >
              {failureText(failure, t)}
            </Banner>
          )}
          <p className="max-w-text text-ink">{t('payments.transfer.readyText')}</p>
          <Button size="lg" busy={isBusy} onClick={begin} className="w-full sm:w-auto">
            {t('payments.transfer.begin')}
          </Button>
        </div>
      )
    case 'activated':
      return <PaymentOutcome outcome="granted" name={plan?.name} next={next} />
    case 'gone':
      return <PaymentOutcome outcome="gone" next={next} />
    case 'closed':
      return (
        <PaymentOutcome
          outcome="transferClosed"
          next={next}
          actions={
            // Loaded anew: the page of payment has a policy of its own.
            <a
              href={href(paymentRoutes.checkout(packageId, next ?? undefined))}
              className={buttonStyles()}
            >
              {t('payments.transfer.back')}
            </a>
          }
        />
      )
    case 'canceled':
      return (
        <PaymentOutcome
          outcome="canceled"
          next={next}
          actions={
            <Button busy={isBusy} onClick={begin}>
              {t('payments.transfer.beginAgain')}
            </Button>
          }
        />
      )
    case 'reviewing':
      return (
        <EmptyState
          role="status"
          icon={<Icon of={Clock} />}
          title={t('payments.transfer.reviewTitle')}
          actions={
            <SiteLink href={href(routes.member('subscription'))} className={buttonStyles()}>
              {t('payments.toPackages')}
            </SiteLink>
          }
        >
          {t('payments.transfer.reviewText')}
        </EmptyState>
      )
    default:
      return transfer ? <Instructions of={of} /> : null
  }
}

function Instructions({ of }: { of: BankTransfer }) {
  const { t } = useText()
  const { stage, plan, details, transfer, isBusy, isSending, breakOff } = of
  if (!transfer) return null
  const isRejected = stage === 'rejected'
  return (
    <div className="flex flex-col gap-8">
      {isRejected ? (
        <Banner
          role="alert"
          variant="danger"
          icon={<Icon of={CircleX} />}
          title={t('payments.transfer.rejectedTitle')}
        >
          {transfer.reason ? (
            <p className="mt-1">
              <span className="font-medium">{t('payments.transfer.reason')} </span>
              <bdi className="wrap-anywhere whitespace-pre-line">{transfer.reason}</bdi>
            </p>
          ) : null}
        </Banner>
      ) : null}
      <BankDetails details={details} transfer={transfer} currency={plan?.currency} />
      <ReceiptUpload
        of={of}
        title={t(isRejected ? 'payments.transfer.again' : 'payments.transfer.receipt')}
      />
      <Button
        variant="secondary"
        busy={isBusy}
        disabled={isSending}
        onClick={breakOff}
        className="self-start"
      >
        {t('payments.transfer.giveUp')}
      </Button>
    </div>
  )
}
