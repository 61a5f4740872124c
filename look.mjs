import { chromium } from 'playwright'
import sharp from 'sharp'
import { mkdirSync } from 'node:fs'
const base='http://localhost:3300', out='/tmp/shots'; mkdirSync(out,{recursive:true})
const b=await chromium.launch({executablePath:'/usr/bin/chromium',args:['--no-sandbox']})
const views=[['360l',360,'light',''],['768d',768,'dark',''],['1280l',1280,'light',''],['360ar',360,'light','/ar'],['1280ard',1280,'dark','/ar'],['768de',768,'light','/de']]
const L={'':{est:'Estimate'},'/ar':{est:'تقدير القيمة'},'/de':{est:'Schätzen'}}
async function montage(name){const imgs=[];let x=0;for(const [v] of views){const {data,info}=await sharp(`${out}/${name}-${v}.png`).resize({height:1000}).png().toBuffer({resolveWithObject:true});imgs.push({input:data,left:x,top:0});x+=info.width+10}
 await sharp({create:{width:x,height:1000,channels:3,background:'#888'}}).composite(imgs).png().toFile(`${out}/m-${name}.png`)}
for(const [v,w,s,l] of views){
 const ctx=await b.newContext({viewport:{width:w,height:1000},colorScheme:s,geolocation:{latitude:47.6,longitude:-122.3},permissions:['geolocation']});const p=await ctx.newPage()
 await p.goto(base+l+'/valuation');await p.waitForTimeout(1500)
 await p.screenshot({path:`${out}/val-form-${v}.png`})
 await p.getByRole('button',{name:/Use my location|Ich bin gerade|أنا في/}).last().click().catch(e=>console.log('own',e.message.slice(0,80)))
 await p.waitForTimeout(700)
 await p.locator('#valuation-category-control').selectOption({index:1})
 const put=async(n,x)=>{await p.locator(`#valuation-${n}-control`).fill(x)}
 await put('area','150');await put('plot','600');await put('bedrooms','3');await put('bathrooms','2');await put('floors','2');await put('yearBuilt','1980')
 await p.getByRole('button',{name:L[l].est,exact:true}).click();await p.waitForTimeout(4000)
 await p.screenshot({path:`${out}/val-res-${v}.png`,fullPage:true})
 const h=p.locator('h2').first(); await h.scrollIntoViewIfNeeded().catch(()=>{}); await p.evaluate(()=>document.querySelector('#valuation-range, [data-variant=warning]')?.scrollIntoView({block:'start'}));await p.evaluate(()=>window.scrollBy(0,-90)); await p.waitForTimeout(300)
 await p.screenshot({path:`${out}/val-top-${v}.png`})
 await ctx.close()
}
for(const n of ['val-form','val-top']) await montage(n)
await b.close()
