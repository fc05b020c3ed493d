/**
 * The consent of every applicant before an application is submitted: five lines in plain language, then the whole text.
 * Both are one text with one version and one hash. The wording is a proposal for review by the
 * broker's own counsel. Any change of wording is a new version: the hash of the shown text is stored with each
 * consent.
 */
export const en = {
  title: 'Consent to the collection, use and disclosure of personal information',
  short: {
    heading: 'In short',
    who: 'Who gets your information: {{brokerage}}, and the lenders, insurers and others who need it for your mortgage. Some may be outside your province or Canada. We never sell it.',
    why: 'What it is for: finding, arranging and managing your mortgage, confirming who you are, and following the law.',
    credit:
      'Your credit: we, lenders and insurers may get your credit report. The request may appear in your credit file.',
    kept: 'How long we keep it: as long as your mortgage and the law require, at least five years for some records.',
    withdraw:
      'How to withdraw: write to us at any time. In most cases we can then no longer continue with your application.',
  },
  edition: 'Version 1.3, in effect since November 2026',
  /** Of a text that the broker gave. */
  ownEdition: 'Version {{version}}, in effect since {{date}}',
  given:
    'This consent is given to {{brokerage}} (“we”, “us”) by each applicant: {{names}}. Each of you accepts for yourself. “You” means each applicant.',
  sections: [
    {
      heading: '1. What we collect',
      text: 'We collect what you enter in this application and the documents you give us: who you are and how to reach you, your identification, where you live and have lived, your work and income, what you own and what you owe, and the mortgage and property you are asking about. We also collect what the sources named below tell us about you.',
    },
    {
      heading: '2. Why we use it',
      text: 'We use it to confirm who you are, to assess your application and find financing that suits you, to present it to lenders and insurers, to arrange and administer the mortgage, to meet our legal and regulatory duties, and to detect and prevent error and fraud. We ask your consent again before we use it for anything else.',
    },
    {
      heading: '3. Your credit report',
      text: 'You authorize us, and the lenders and mortgage insurers to whom we present your application, to obtain a credit report and other credit information about you from credit reporting agencies such as Equifax Canada and TransUnion Canada. This may be done now and again until your application is closed or, if a mortgage is granted, until it has been advanced. A request may appear in your credit file. You also authorize these parties to exchange credit information about this application with those agencies, as the law allows.',
    },
    {
      heading: '4. Confirming what you tell us',
      text: 'You authorize us and those lenders and insurers to confirm what you state with your employers, accountants, financial institutions, landlords, present and earlier lenders, appraisers, registries of property and government bodies, and you authorize these sources to give us the information asked for. A copy of this consent is as good as the original.',
    },
    {
      heading: '5. With whom we share it',
      text: 'We share what each of them needs, and no more, with lenders and private investors, mortgage default insurers, title insurers, appraisers, notaries and lawyers, the other applicants of this application, our own supervisors and regulators, and providers that process information for us under a contract that protects it. Some of them may be outside your province or outside Canada, where other laws apply and where courts and authorities may ask for access. We do not sell your information.',
    },
    {
      heading: '6. Your Social Insurance Number',
      text: 'Giving your Social Insurance Number is voluntary unless a law requires it. It helps to match your credit file with certainty. We keep it encrypted, never show it in full again, and use it for this purpose and for what the law requires only. Your application is not refused only because you do not give it; confirming your identity may then take longer.',
    },
    {
      heading: '7. Identity and anti-money-laundering rules',
      text: 'The law obliges us to verify the identity of our clients, to ask on whose behalf they act, and to keep records of both. You agree to show the documents that this requires.',
    },
    {
      heading: '8. True and complete',
      text: 'You confirm that everything in this application is true and complete to the best of your knowledge, and you undertake to tell us without delay if it changes before the mortgage is advanced. A false statement can lead to a refusal, to the recall of a mortgage, and to legal consequences.',
    },
    {
      heading: '9. Electronic communication',
      text: 'You agree to receive messages, documents and notices about this application electronically, at the e-mail address and phone number you gave, and that ticking the box beside your name has the effect of a signature. This is not a consent to advertising: we send commercial electronic messages only if you agree to them separately, they say who sends them, and every one lets you unsubscribe.',
    },
    {
      heading: '10. Withdrawing your consent',
      text: 'You may withdraw this consent at any time by writing to us, subject to the law and to contracts already made. We then stop using and sharing your information as far as we can, and we will tell you what this means: in most cases we can no longer go on with your application. What was done before remains valid.',
    },
    {
      heading: '11. How long we keep it',
      text: 'We keep your information as long as these purposes and the law require, at least five years for the records that the law names, and then destroy it or make it anonymous. It is protected by measures that fit its sensitivity. If an incident puts you at risk of serious harm, we tell you and the authorities concerned.',
    },
    {
      heading: '12. Your rights',
      text: 'You may ask to see your information, to have it corrected, to receive what you gave us in a commonly used technological format, and to know with whom it was shared. No decision about you is made by automated processing alone. Write to the person in charge of the protection of personal information at {{brokerage}}. If our answer does not satisfy you, you may turn to the Office of the Privacy Commissioner of Canada or, in Quebec, to the Commission d’accès à l’information.',
    },
  ],
  acceptance:
    'By ticking the box beside your name you confirm that you have read and understood this text, that you had the chance to ask questions and to get advice, and that you freely consent to it.',
}
