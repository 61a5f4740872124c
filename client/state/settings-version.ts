const KEY = 'settings-version'

/**
 * Stores the version of the settings that the page was rendered with; true if it differs from the
 * last page's.
 */
export function noteSettingsVersion(): boolean {
  const version = document.documentElement.dataset.settings
  if (!version) return false
  try {
    if (localStorage.getItem(KEY) === version) return false
    localStorage.setItem(KEY, version)
  } catch {
    // Without storage nothing is restored that could be outdated.
  }
  return true
}
