import { useCall } from '@foyer/ui/client/use-call.ts'
import { KitLink } from '@foyer/ui/link.tsx'
import { StepPage } from '@foyer/ui/page/step-page.tsx'
import { HelperProvider, WayOut } from '@foyer/ui/page/way-out.tsx'
import { useParams } from 'react-router'
import { paths } from '../../site/paths.ts'
import { useTexts } from '../texts.ts'

/** After the answer: what happens next, and whom to contact. */
export const Component = () => {
  const t = useTexts()
  const { id: OfferID = '' } = useParams()
  const { reply, isLoading, failure, retry } = useCall('/api/LoadPartnerOffer', { OfferID })
  const isYes = reply?.Answer === 1
  const { Name = '', Phone = '', Email = '' } = reply?.Insurance ?? {}
  return (
    <HelperProvider value={{ name: Name, phone: Phone, email: Email }}>
      <StepPage
        title={t('thanks.title')}
        why={reply && t(isYes ? 'thanks.yes' : 'thanks.no')}
        isLoading={isLoading}
        failure={failure}
        onRetry={retry}
      >
        {isYes && (
          <p>
            <KitLink to={paths.partnerApplication(OfferID)}>{t('thanks.see')}</KitLink>
          </p>
        )}
        <WayOut />
      </StepPage>
    </HelperProvider>
  )
}
