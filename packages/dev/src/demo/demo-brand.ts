/** A fictitious brokerage: the phone numbers are reserved for fiction, and the domain does not resolve. */
export const demoAgent = {
  ActiveFlag: 1,
  FirstName: 'Camille',
  LastName: 'Fortin',
  Title: 'Mortgage broker',
  TitleFr: 'Courtière hypothécaire',
  Desc: 'I have helped families and first-time buyers find their way home for *fifteen years*.\nAsk me anything, _in English or in French_: you talk to me, not to a call centre.',
  DescFr:
    'Depuis *quinze ans*, j’accompagne des familles et des premiers acheteurs jusqu’à leur porte.\nPosez-moi toutes vos questions, _en français ou en anglais_\u00a0: c’est à moi que vous parlez.',
  AgentLic: 'M25000417',
  WorkPhone: '5145550142',
  Mobile: '5145550168',
  FAX: '5145550143',
  Email: 'camille.fortin@rivenord.example',
  Web: 'https://rivenord.example',
  FaceBook: 'https://www.facebook.com/rivenord.example',
  Linkedin: 'https://www.linkedin.com/in/camille-fortin-example',
  BrokerageName: 'Rive-Nord Hypothèques',
  BrokerageLic: '13127',
}

export const demoReferralSource = {
  ActiveFlag: 1,
  FirstName: 'Julien',
  LastName: 'Mercier',
  Title: 'Real estate broker',
  TitleFr: 'Courtier immobilier',
  Desc: 'Residential real estate in Laval and on the North Shore.',
  DescFr: 'Immobilier résidentiel à Laval et sur la Rive-Nord.',
  ReferralSourceLic: 'H4127',
  WorkPhone: '4505550119',
  Mobile: '4505550174',
  Email: 'julien.mercier@mercier-immobilier.example',
  Web: 'https://mercier-immobilier.example',
  ReferralSourceCompanyName: 'Mercier Immobilier',
}

export const demoColor = '#8a3b2e'
