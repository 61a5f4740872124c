import { markSecret } from '@/server/db/backup/secret-mark.ts'
import type { Deps } from '@/server/deps.ts'
import type { BackupSchedule } from './schedule.ts'
import type { TaskConfig } from './task.ts'

export function toTaskConfig(config: Deps['config']): TaskConfig {
  const { dataDir, databaseUrl, filesUrl, backupDir, secretKey } = config
  return { dataDir, databaseUrl, filesUrl, backupDir, secret: markSecret(secretKey) }
}

export async function readSchedule({ settings }: Pick<Deps, 'settings'>): Promise<BackupSchedule> {
  const { backup_schedule, backup_weekday, backup_hour, time_zone } = await settings.read()
  return {
    every: backup_schedule,
    weekday: backup_weekday,
    hour: backup_hour,
    timeZone: time_zone,
  }
}
