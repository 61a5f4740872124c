import type { AgentProfile } from '@/client/api/agents.ts'
import type { Translator } from '@/client/text/translator.ts'
import { linkStyles } from '@/design-system/link-styles/link-styles.ts'
import { type Ask, type Contact, ContactWays } from '@/features/listing-page/contact.tsx'

type AgentContactProps = {
  agent: AgentProfile
  contact: Contact
  ask?: Ask | undefined
  t: Translator
}

/** Sticky contact card of an agent. */
export function AgentContact({ agent, contact, ask, t }: AgentContactProps) {
  const accounts = listAccounts(agent)
  return (
    <div>
      <div className="lg:sticky lg:top-24">
        <section
          aria-labelledby="agent-contact"
          className="rounded-lg border border-line bg-surface p-5 shadow-raised sm:p-6"
        >
          <h2 id="agent-contact" className="mb-4 text-lg font-semibold text-ink">
            {t('agents.page.contact')}
          </h2>
          <ContactWays contact={contact} ask={ask} t={t} />
        </section>
        {agent.address || accounts.length > 0 ? (
          <div className="mt-4 px-1 text-sm text-ink-muted">
            {agent.address ? (
              <address className="not-italic">
                <bdi>{agent.address}</bdi>
              </address>
            ) : null}
            {accounts.length > 0 ? (
              <ul className="mt-1 flex flex-wrap gap-x-4">
                {accounts.map(({ label, url }) => (
                  <li key={label}>
                    <a
                      href={url}
                      rel="noopener nofollow"
                      className={linkStyles({
                        variant: 'quiet',
                        className: 'inline-flex min-h-9 items-center',
                      })}
                    >
                      {label}
                    </a>
                  </li>
                ))}
              </ul>
            ) : null}
          </div>
        ) : null}
      </div>
    </div>
  )
}

/** Agent in the contact format of listing cards. */
export function toContact(agent: AgentProfile, name: string): Contact {
  return {
    name,
    portrait: agent.profile,
    phone: agent.mobile ?? '',
    country: agent.country,
    email: agent.email ?? '',
    isVerified: agent.is_verify,
    answerMinutes: agent.answer_minutes,
  }
}

function listAccounts(agent: AgentProfile): { label: string; url: string }[] {
  const known: [string, string | null | undefined][] = [
    ['Facebook', agent.facebook_id],
    ['Instagram', agent.instagram_id],
    ['X', agent.twitter_id],
    ['YouTube', agent.youtube_id],
  ]
  return known.flatMap(([label, url]) => (url && /^https?:\/\//.test(url) ? [{ label, url }] : []))
}
