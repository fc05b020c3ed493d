import Type, { type Static } from 'typebox'
import { Choice, Flag, Id, Text } from '../kit/schema.ts'
import { longestAnswer } from './controls.ts'

const Title = Text(200)
const Paragraph = Text(2000)
const Code = Text(40)

const DescribedValue = Type.Object({ label: Title, labelFr: Type.Optional(Title), value: Text(60) })

/**
 * A control as described by the form's author. `addressTypes`: shown only for these values of the row's ADDRESSTYPE.
 */
const DescribedControl = Type.Object({
  code: Code,
  name: Type.Optional(Text(60)),
  htmlControlType: Type.Optional(Text(20)),
  label: Type.Optional(Title),
  labelFr: Type.Optional(Title),
  requiredFlag: Type.Optional(Flag),
  visibleFlag: Type.Optional(Flag),
  addressTypes: Type.Optional(Type.Array(Text(60), { maxItems: 20 })),
  availableValues: Type.Optional(Type.Array(DescribedValue, { maxItems: 300 })),
})
export type DescribedControl = Static<typeof DescribedControl>

const DescribedSection = Type.Object({
  formNameDD: Type.Optional(Choice),
  sectionName: Type.Optional(Title),
  sectionNameFr: Type.Optional(Title),
  /** 1: the user may repeat its row of controls. */
  repeatFlag: Type.Optional(Flag),
  controls: Type.Array(DescribedControl, { maxItems: 60 }),
})
export type DescribedSection = Static<typeof DescribedSection>

const DescribedOwner = Type.Object({ label: Title, value: Text(60), group: Type.Optional(Title), email: Text(254) })

/** A lead form as described by its author, in both languages (`…Fr`; English where French is missing). */
export const FormDescription = Type.Object({
  formName: Title,
  formNameFr: Type.Optional(Title),
  numberOfColumns: Type.Integer({ minimum: 0, maximum: 12 }),
  header: Type.Optional(Paragraph),
  headerFr: Type.Optional(Paragraph),
  footer: Type.Optional(Paragraph),
  footerFr: Type.Optional(Paragraph),
  activeFlag: Type.Optional(Flag),
  successMessage: Type.Optional(Paragraph),
  successMessageFr: Type.Optional(Paragraph),
  /** Origins that may embed the form in a frame; none when empty. */
  frameAncestors: Type.Optional(Type.Array(Text(300), { maxItems: 50 })),
  /** The owners a visitor may choose, who are notified; the site's agent when empty. */
  owners: Type.Optional(Type.Array(DescribedOwner, { maxItems: 200 })),
  selectedFields: Type.Array(DescribedSection, { maxItems: 20 }),
})
export type FormDescription = Static<typeof FormDescription>

const AvailableValue = Type.Object({ label: Title, value: Text(60) })

const RenderedControl = Type.Object({
  code: Code,
  name: Text(60),
  htmlControlType: Text(20),
  selectedValues: Type.Array(Text(longestAnswer), { maxItems: 50 }),
  /** 1 on the last control of a row. */
  lastItem: Flag,
  requiredFlag: Flag,
  visibleFlag: Flag,
  label: Title,
  availableValues: Type.Array(AvailableValue),
})
export type RenderedControl = Static<typeof RenderedControl>

/** The form in one language, as the page shows it. */
export const FormDetail = Type.Object({
  formId: Id,
  formName: Title,
  numberOfColumns: Type.Integer({ minimum: 1, maximum: 12 }),
  header: Paragraph,
  footer: Paragraph,
  activeFlag: Flag,
  selectedFields: Type.Array(
    Type.Object({
      formNameDD: Choice,
      sectionName: Title,
      repeatFlag: Flag,
      controls: Type.Array(RenderedControl),
    }),
  ),
})
export type FormDetail = Static<typeof FormDetail>

/** Longer than any valid answer, so that a long one is reported at its field. */
const GivenValue = Text(4 * longestAnswer)

/** The submitted form: of a control only its code, values and row end are read. */
export const GivenDetail = Type.Object({
  selectedFields: Type.Array(
    Type.Object({
      controls: Type.Array(
        Type.Object({
          code: Code,
          selectedValues: Type.Array(GivenValue, { maxItems: 50 }),
          lastItem: Type.Optional(Flag),
        }),
        { maxItems: 600 },
      ),
    }),
    { maxItems: 20 },
  ),
})
export type GivenDetail = Static<typeof GivenDetail>

/** One answer as it is stored: the label at that time, the values, and the values in words. */
export const LeadAnswer = Type.Object({
  Section: Title,
  Row: Type.Integer({ minimum: 1, maximum: 10 }),
  Code,
  Label: Title,
  Values: Type.Array(Text(longestAnswer)),
  Words: Text(6 * longestAnswer),
})
export type LeadAnswer = Static<typeof LeadAnswer>

export const Lead = Type.Object({
  LeadID: Id,
  Token: Text(64),
  FormName: Title,
  Owner: Title,
  LanguageID: Type.Integer({ minimum: 1, maximum: 2 }),
  ReceivedAt: Text(30),
  Answers: Type.Array(LeadAnswer),
})
export type Lead = Static<typeof Lead>

/** A possible owner of a lead. */
export const OwnerEntry = Type.Object({ label: Title, value: Text(60), group: Title })
export type OwnerEntry = Static<typeof OwnerEntry>
