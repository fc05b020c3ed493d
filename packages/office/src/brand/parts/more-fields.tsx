import { PhoneField } from '@foyer/ui/fields/phone-field.tsx'
import { TextField } from '@foyer/ui/fields/text-field.tsx'
import { TextareaField } from '@foyer/ui/fields/textarea-field.tsx'
import { Section } from '@foyer/ui/page/step-page.tsx'
import { PictureField } from '../../sites/index.ts'
import { useTexts } from '../texts.ts'

const texts = 'office.brand'
const links = ['Web', 'FaceBook', 'Instagram', 'Linkedin'] as const
const others = ['Desc', 'DescFr', 'MailSignature', 'MailSignatureFr', 'Mobile', 'FavIcon', ...links] as const
export const isMoreField = (field: string): boolean => (others as readonly string[]).includes(field)

/** What only the studio asks for: a site can do without it. */
export const MoreFields = ({ site }: { site: string }) => {
  const t = useTexts()
  return (
    <Section title={t('more')}>
      <div lang="en">
        <TextareaField name="AgentProfile.Desc" texts={texts} rows={4} maxLength={2000} optional />
      </div>
      <div lang="fr">
        <TextareaField name="AgentProfile.DescFr" texts={texts} rows={4} maxLength={2000} optional />
      </div>
      <div lang="en">
        <TextareaField name="AgentProfile.MailSignature" texts={texts} rows={3} maxLength={300} optional />
      </div>
      <div lang="fr">
        <TextareaField name="AgentProfile.MailSignatureFr" texts={texts} rows={3} maxLength={300} optional />
      </div>
      <PhoneField name="AgentProfile.Mobile" texts={texts} optional />
      {links.map((name) => (
        <TextField
          key={name}
          name={`AgentProfile.${name}`}
          texts={texts}
          inputMode="url"
          autoCapitalize="none"
          maxLength={300}
          optional
        />
      ))}
      <PictureField siteId={site} name="AgentProfile.FavIcon" kind="AgentFavIcon" label={t('favicon')} />
    </Section>
  )
}
