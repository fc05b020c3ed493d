import { isOfEarlierVersion } from '../db/migrate.ts'
import type { Services } from '../kit/services.ts'
import { type BackupServices, makeBackup } from './make-backup.ts'

/**
 * Makes a backup of a database that this version is about to change: the way back to the version that
 * filled it. A server does not start without it.
 */
export const backUpBeforeUpgrade = async ({
  backups,
  log,
  ...services
}: BackupServices & Pick<Services, 'log'> & { backups: NonNullable<Services['backups']> }): Promise<void> => {
  if (!(await isOfEarlierVersion(services.database))) return
  const { name } = await makeBackup(services, backups.place, backups.keepDays)
  log.warn({ event: 'backup.before-upgrade', name })
}
