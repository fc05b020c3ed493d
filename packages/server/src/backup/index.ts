export { UnreadableBackup } from './archive.ts'
export { backUpBeforeUpgrade } from './before-upgrade.ts'
export { makeBackup } from './make-backup.ts'
export { NotEmpty, restoreBackup, settleRecovered } from './restore.ts'
