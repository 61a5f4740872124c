/** Whom the demo region can be tried out as; there is no such account anywhere else. */
export const DEMO_ACCOUNTS = {
  member: 'member@hearth.example',
  agent: 'agent@hearth.example',
  /** Opens nothing as soon as anybody else is served: its password is known to everybody. */
  administrator: 'administrator@hearth.example',
  password: 'hearth-demo',
} as const
