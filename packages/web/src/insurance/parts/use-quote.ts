import type { ReplyOf } from '@foyer/contract/all-calls.ts'
import type { InsuranceAnswers, InsuranceApplication } from '@foyer/domain/insurance/fields.ts'
import { write } from '@foyer/ui/client/call.ts'
import { useCallback, useRef, useState } from 'react'
import { quotedFor, startingCoverages } from './answers.ts'
import { usePlace } from './use-place.ts'
import { useSecurity } from './use-security.ts'

export type Quote = Pick<ReplyOf<'/cli-api/:siteid/get-quote'>, 'Coverages' | 'RateSource' | 'IllustrativeFl'>

const startingQuote = (application: InsuranceApplication): Quote | undefined => {
  const Coverages = startingCoverages(application)
  return Coverages && { Coverages, RateSource: application.RateSource, IllustrativeFl: application.IllustrativeFl }
}

/** The last quoted premiums, and a function to quote again; of several pending requests only the last one counts. */
export const useQuote = (application: InsuranceApplication, starting: InsuranceAnswers) => {
  const place = usePlace()
  const secure = useSecurity()
  const [quote, setQuote] = useState(() => startingQuote(application))
  const [isUpdating, setUpdating] = useState(false)
  const [askedFor, setAskedFor] = useState(() => (quote ? quotedFor(starting) : ''))
  const newest = useRef(0)
  const { siteId, token, languageId } = place
  const ask = useCallback(
    async (applicationDetail: InsuranceAnswers) => {
      newest.current += 1
      const turn = newest.current
      setUpdating(true)
      const outcome = secure(
        await write('/cli-api/:siteid/get-quote', { siteId, token, languageId, applicationDetail }),
      )
      if (turn !== newest.current) return outcome
      setUpdating(false)
      setAskedFor(quotedFor(applicationDetail))
      if (outcome.ok) setQuote(outcome.reply)
      return outcome
    },
    [secure, siteId, token, languageId],
  )
  return { quote, isUpdating, ask, askedFor }
}
