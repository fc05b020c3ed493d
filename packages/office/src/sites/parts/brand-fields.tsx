import { PhoneField } from '@foyer/ui/fields/phone-field.tsx'
import { EmailField, TextField } from '@foyer/ui/fields/text-field.tsx'
import { Row } from '@foyer/ui/page/step-page.tsx'
import classes from '../sites.module.css'
import { useTexts } from '../texts.ts'
import { ColourField } from './colour-field.tsx'
import { PictureField } from './picture-field.tsx'

/** Who clients see, how to reach them, colour and pictures. */
export const BrandFields = ({ site }: { site: string }) => {
  const t = useTexts()
  return (
    <>
      <Row>
        <TextField name="AgentProfile.FirstName" maxLength={60} />
        <TextField name="AgentProfile.LastName" maxLength={60} />
      </Row>
      <Row>
        <TextField name="AgentProfile.Title" maxLength={100} optional />
        <TextField name="AgentProfile.TitleFr" maxLength={100} optional />
      </Row>
      <TextField name="AgentProfile.BrokerageName" maxLength={120} />
      <Row>
        <TextField name="AgentProfile.AgentLic" maxLength={40} optional />
        <TextField name="AgentProfile.BrokerageLic" maxLength={40} optional />
      </Row>
      <Row>
        <PhoneField name="AgentProfile.WorkPhone" optional />
        <EmailField name="AgentProfile.Email" autoComplete="off" />
      </Row>
      <ColourField />
      <div className={classes.pictures}>
        <PictureField siteId={site} name="AgentProfile.AgentPhoto" kind="AgentProfilePhoto" label={t('brand.photo')} />
        <PictureField siteId={site} name="AgentProfile.BrokerageLogo" kind="BrokerageLogo" label={t('brand.logo')} />
      </div>
    </>
  )
}
