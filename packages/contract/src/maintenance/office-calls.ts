import { systemParts, systemStates } from '@foyer/domain/office/system-state.ts'
import Type from 'typebox'
import { defineCall } from '../kit/define-call.ts'
import { Nothing } from '../kit/ids.ts'

const Count = Type.Integer({ minimum: 0 })

export const officeStatusCalls = {
  loadStatus: defineCall({
    path: '/console-api/LoadStatus',
    perHour: 600,
    access: 'office',
    action: 'status.view',
    effect: 'read',
    summary: 'Whether what the installation needs works: its database, mail, files, scanner, jobs and backups',
    body: Nothing,
    reply: Type.Object({
      Parts: Type.Array(
        Type.Object({
          Part: Type.Enum([...systemParts]),
          State: Type.Enum([...systemStates]),
          /** Mails, files and jobs that are due, jobs that were given up in seven days, or per cent of the disk that are free. */
          Count,
          /** Since the oldest was due, or since the last backup; 0 without. */
          Seconds: Count,
        }),
      ),
    }),
    refusals: [],
  }),
}
