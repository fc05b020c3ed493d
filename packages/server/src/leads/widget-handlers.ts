import { widgetCalls } from '@foyer/contract/leads/calls.ts'
import { isPostalCode } from '@foyer/domain/kit/postal-code.ts'
import { isValidSin } from '@foyer/domain/kit/sin.ts'
import { implementCalls } from '../kit/implement-calls.ts'

/** Nothing is looked up: whether a number is well formed is arithmetic, and whose it is nobody is told. */
export const widgetHandlers = () =>
  implementCalls(widgetCalls, {
    isValidPostalCode: {
      async free({ body, refuse }) {
        return isPostalCode(body.FSA + body.LDU) ? {} : refuse('InvalidPostalCode')
      },
    },
    isValidSin: {
      async free({ body, refuse }) {
        return isValidSin(body.SINNumber) ? {} : refuse('InvalidSin')
      },
    },
  })
