import type { Services } from '../kit/services.ts'
import { type BackupServices, makeBackup } from './make-backup.ts'

/** The handler of `back-up`. */
export const backUpNightly =
  ({ backups, log, ...services }: BackupServices & Pick<Services, 'backups' | 'log'>) =>
  async (): Promise<void> => {
    if (!backups) return
    const { missing, damaged, unreadable } = await makeBackup(services, backups.place, backups.keepDays)
    // Lost by the store, not by the backup, which is whole otherwise.
    if (missing.length > 0) log.error({ event: 'backup.files-missing', files: missing.length })
    if (damaged.length > 0)
      log.error({ event: 'backup.files-damaged', files: damaged.length, first: damaged.slice(0, 10) })
    if (unreadable.length > 0) log.error({ event: 'backup.unreadable', names: unreadable })
  }
