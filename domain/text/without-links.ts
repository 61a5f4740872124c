/** A text for a mail to an address that anybody may have entered: its links become dots. */
export function withoutLinks(text: string): string {
  return text.replace(SCHEME, '…').replace(HOST, (found, ...rest) => {
    const { user, name, ending, path }: Record<string, string | undefined> = rest.at(-1)
    const host = { name: name ?? '', ending: ending ?? '' }
    return isHost(host, Boolean(user || path)) ? `${user ?? ''}…` : found
  })
}

const SCHEME = /(?<![\p{L}\p{N}])(?:[a-z][a-z+.-]{0,30}:\/\/|www\d?\.)\S+/giu
/** Keeps the local part of mail addresses. */
const HOST =
  /(?<![\p{L}\p{N}._-])(?<user>[\p{L}\p{N}._%+-]{1,64}@)?(?<name>(?:[\p{L}\p{N}_-]{1,63}\.){1,8})(?<ending>\p{L}[\p{L}\p{M}\p{N}-]{1,62})(?![\p{L}\p{N}_-])(?<path>(?::\d{1,5})?[/?#]\S*|:\d{1,5})?/gu

/**
 * Programs for mail link names whose ending exists. People forget the space after a full stop, so
 * a bare name with a capital after its dot or with an ending that is a word is a sentence.
 */
function isHost({ name, ending }: { name: string; ending: string }, isCertain: boolean): boolean {
  const small = ending.toLowerCase()
  if (!small.startsWith('xn--') && !ENDINGS.has(small)) return false
  if (isCertain) return true
  const isShouted = `${name}${ending}` === `${name}${ending}`.toUpperCase()
  const labels = name.split('.').length - 1
  if (ending !== small && !isShouted) return false
  return labels > 1 || !WORDS.has(small)
}

const toSet = (words: string) => new Set(words.split(' '))
/** Endings of countries, and the frequent ones of others that are no words of a message. */
const ENDINGS = toSet(
  'ac ad ae af ag ai al am ao aq ar as at au aw ax az ba bb bd be bf bg bh bi bj bm bn bo br bs bt bw by bz ca cc cd cf cg ch ci ck cl cm cn co cr cu cv cw cx cy cz de dj dk dm do dz ec ee eg er es et eu fi fj fk fm fo fr ga gb gd ge gf gg gh gi gl gm gn gp gq gr gs gt gu gw gy hk hm hn hr ht hu id ie il im in io iq ir is it je jm jo jp ke kg kh ki km kn kp kr kw ky kz la lb lc li lk lr ls lt lu lv ly ma mc md me mg mh mk ml mm mn mo mp mq mr ms mt mu mv mw mx my mz na nc ne nf ng ni nl no np nr nu nz om pa pe pf pg ph pk pl pm pn pr ps pt pw py qa re ro rs ru rw sa sb sc sd se sg sh si sk sl sm sn so sr ss st su sv sx sy sz tc td tf tg th tj tk tl tm tn to tr tt tv tw tz ua ug uk us uy uz va vc ve vg vi vn vu wf ws ye yt za zm zw ' +
    'com net org info biz xyz online site website shop store app dev tech cloud club link click top icu vip pro mobi name tel asia cat jobs coop edu gov mil int aero museum blog wiki email chat social digital agency company solutions software systems host hosting domains web network win bid loan loans cash bet casino poker porn sex xxx adult sexy dating cam webcam stream download racing party date trade review science cricket accountant faith gdn monster quest cyou sbs cfd buzz lol guru ninja rocks expert support zone world today page zip mov bond beauty hair skin boats autos homes estate properties immo immobilien realty apartments rentals berlin london paris tokyo moscow ' +
    'рф рус москва онлайн сайт орг укр бел срб мкд бг ею ευ ελ 中国 中國 香港 台湾 台灣 新加坡 公司 网络 在线 网址 한국 みんな السعودية مصر امارات الاردن الجزائر المغرب تونس عمان قطر سورية فلسطين ایران بھارت پاکستان موقع شبكة भारत বাংলা ไทย இந்தியா ලංකා გე հայ קום ישראל',
)
/** Endings that also begin or follow a sentence. */
const WORDS = toSet(
  'am as at be by cat date do et hair homes host il im in is it jobs la ma me mu my na name ne ni no page party pro review sa se si so st su support to today top us va vi win world zone',
)
