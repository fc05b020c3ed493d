import type { ReplyOf } from '@foyer/contract/all-calls.ts'
import { write } from '@foyer/ui/client/call.ts'
import { useSearchParams } from 'react-router'
import { useOfficeTexts } from '../kit/texts.ts'
import { SignOnButton } from './sign-on-button.tsx'

interface SignOnOffersProps {
  offers: ReplyOf<'/console-api/ListSignOns'>['SignOns']
  isSecondary?: boolean
}

/** A button for each brokerage whose provider the person can use; afterwards they are where they wanted to go. */
export const SignOnOffers = ({ offers, isSecondary = false }: SignOnOffersProps) => {
  const t = useOfficeTexts()
  const [query] = useSearchParams()
  const To = query.get('to') ?? ''
  return offers.map(({ BrokerageID, Name }) => (
    <SignOnButton
      key={BrokerageID}
      label={t('signOn.goOn', { name: Name })}
      isSecondary={isSecondary}
      start={() => write('/console-api/StartSignOn', { BrokerageID, To })}
    />
  ))
}
