import { DateText, Text } from '@foyer/domain/kit/schema.ts'
import { reportPeriods, reportSteps, responseKinds } from '@foyer/domain/reports/measures.ts'
import Type from 'typebox'
import { defineCall } from '../kit/define-call.ts'

const Count = Type.Integer({ minimum: 0 })

export const reportCalls = {
  loadReport: defineCall({
    path: '/console-api/LoadReport',
    perHour: 120,
    access: 'office',
    action: 'report.view',
    effect: 'read',
    summary:
      'How applications advance on the sites of the brokerage, how long steps and replies take, and which errors clients meet: sums of the days up to yesterday, in the time zone of the brokerage',
    body: Type.Object({
      /** Empty: all sites of the brokerage. */
      SiteID: Text(40),
      Days: Type.Enum([...reportPeriods]),
    }),
    reply: Type.Object({
      Sites: Type.Array(Text(40)),
      FirstDay: DateText,
      LastDay: DateText,
      /** The last day that every site has been counted to; empty before the first night. */
      CountedTo: DateText,
      /** Applications that began in the period, wherever they are by now. */
      Begun: Count,
      Steps: Type.Array(
        Type.Object({
          Step: Type.Enum([...reportSteps]),
          /** Of those begun, how many finished this step or a later one. */
          Reached: Count,
          /** Of those begun, how many saved this step itself, which not every site and answer asks for. */
          Saved: Count,
          /** People who finished it in applications that were submitted in the period, and half of whom took at most so long. */
          People: Count,
          Seconds: Count,
        }),
      ),
      Responses: Type.Array(
        Type.Object({
          Kind: Type.Enum([...responseKinds]),
          /** In the period, half of them within `Seconds`, and how many within a day. */
          Count,
          Seconds: Count,
          WithinDay: Count,
        }),
      ),
      /** What refused clients in the period, the most frequent first. */
      Errors: Type.Array(Type.Object({ Key: Text(80), Count })),
    }),
    refusals: ['NoAccess'],
  }),
}
