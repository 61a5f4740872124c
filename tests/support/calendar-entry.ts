import ICAL from 'ical.js'

/** The first entry of a calendar, as a maintained parser reads it. */
export function readCalendarEntry(content: string) {
  const calendar = new ICAL.Component(ICAL.parse(content))
  const entry = new ICAL.Event(calendar.getFirstSubcomponent('vevent') ?? undefined)
  return {
    method: calendar.getFirstPropertyValue('method'),
    uid: entry.uid,
    sequence: entry.sequence,
    start: entry.startDate.toJSDate().toISOString(),
    end: entry.endDate.toJSDate().toISOString(),
    status: entry.component.getFirstPropertyValue('status'),
    location: entry.location,
  }
}
