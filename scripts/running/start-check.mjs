/**
 * A readable reason why the started site is unusable; null if its home page works. The site
 * recovers once the cause is fixed.
 */
export async function findTrouble({ provider, home }, patienceMilliseconds = 15_000) {
  const ask = (url) =>
    fetch(url, {
      headers: { Accept: 'application/json, text/html;q=0.9' },
      redirect: 'manual',
      signal: AbortSignal.timeout(patienceMilliseconds),
    })
  const page = await ask(home).catch(() => null)
  if (page && page.status < 500) return null
  const call = `${provider}/api/web-settings`
  const reply = await ask(call).catch(() => null)
  if (!reply) return `The provider does not answer: ${call}. Pages appear as soon as it does.`
  const settings = await reply.json().catch(() => null)
  if (settings?.error !== false) {
    return `The provider answers ${call} with status ${reply.status}, but not with settings. Is the address right?`
  }
  if ([settings.data?.web_maintenance_mode, settings.data?.web_maintenance_mod].includes('1')) {
    return 'The site is closed: its setting web_maintenance_mode is on.'
  }
  const answer = page ? `answers with status ${page.status}` : 'does not answer'
  return `The home page ${answer}. The lines above say why; other pages may work.`
}
