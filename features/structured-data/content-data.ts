import type { Article as ArticleThing, FAQPage, ProfilePage, RealEstateAgent } from 'schema-dts'
import type { AgentProfile } from '@/client/api/agents.ts'
import type { Article, Faq } from '@/client/api/content.ts'
import { phoneCountryNamed, phoneForMachines } from '@/domain/account/phone-number.ts'
import { MAX_DESCRIPTION_LENGTH, plainText } from '@/domain/text/plain-text.ts'
import { routes } from '@/domain/web/routes.ts'
import { addressData, geoData } from './place-data.ts'
import { companyId, listAccountUrls, type SiteContext } from './site-data.ts'

/** Article, with the company as author and publisher. */
export function articleData(article: Article, site: SiteContext): ArticleThing {
  const { origin, href, language } = site
  return {
    '@type': 'Article',
    headline: article.title,
    url: origin + href(routes.article(article.slug_id)),
    description: article.meta_description || plainText(article.description, MAX_DESCRIPTION_LENGTH),
    inLanguage: language,
    ...(article.image ? { image: article.image } : {}),
    ...(article.created_at_iso ? { datePublished: article.created_at_iso } : {}),
    author: { '@id': companyId(site) },
    publisher: { '@id': companyId(site) },
  }
}

/** FAQ page. */
export function faqData(faqs: readonly Faq[]): FAQPage {
  return {
    '@type': 'FAQPage',
    mainEntity: faqs.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: plainText(answer, MAX_ANSWER_LENGTH) },
    })),
  }
}

/** Profile page of an agent. */
export function agentData(agent: AgentProfile, site: SiteContext): ProfilePage {
  const { origin, href } = site
  const accounts = listAccountUrls(agent)
  const { city, state, country, address } = agent
  const person: RealEstateAgent = {
    '@type': 'RealEstateAgent',
    name: agent.name,
    url: origin + href(routes.agent(agent.slug_id)),
    ...(agent.profile ? { image: agent.profile } : {}),
    ...(agent.mobile
      ? { telephone: phoneForMachines(agent.mobile, phoneCountryNamed(country ?? '')) }
      : {}),
    ...(agent.email ? { email: agent.email } : {}),
    ...(city || address ? { address: addressData({ city, state, country, address }) } : {}),
    ...geoData(agent),
    ...(accounts.length > 0 ? { sameAs: accounts } : {}),
  }
  return { '@type': 'ProfilePage', mainEntity: person }
}

const MAX_ANSWER_LENGTH = 2000
