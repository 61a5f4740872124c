/** Programs that fetch pages without a person; they name themselves so, or not at all. */
const ROBOT =
  /bot|crawl|spider|slurp|scrap|preview|monitor|curl|wget|python|headless|lighthouse|^node|^$/i

export function isRobot(userAgent: string | undefined): boolean {
  return ROBOT.test(userAgent ?? '')
}
