import { widgetCalls } from '@foyer/contract/leads/calls.ts'
import { isPostalCode } from '@foyer/domain/kit/postal-code.ts'
import { isValidSin } from '@foyer/domain/kit/sin.ts'
import { implementCalls } from '../kit/implement-calls.ts'
import type { Services } from '../kit/services.ts'
import { limits } from './limits.ts'

/** Only the format is checked; nothing is looked up, so nothing about the person is revealed. */
export const widgetHandlers = ({ limiter }: Pick<Services, 'limiter'>) =>
  implementCalls(widgetCalls, {
    isValidPostalCode: {
      async free({ body, ip, now, refuse }) {
        await limiter.takeOrRefuse(limits.widgets, ip, now)
        return isPostalCode(body.FSA + body.LDU) ? {} : refuse('InvalidPostalCode')
      },
    },
    isValidSin: {
      async free({ body, ip, now, refuse }) {
        await limiter.takeOrRefuse(limits.widgets, ip, now)
        return isValidSin(body.SINNumber) ? {} : refuse('InvalidSin')
      },
    },
  })
