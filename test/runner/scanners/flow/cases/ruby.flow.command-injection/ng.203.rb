require 'sinatra'
get '/1' do
  o = params.to_h
  o['role'] = 'user' unless o['role']
  `ls #{o['role']}` # expect
end
get '/2' do
  o = { 'role' => 'user' }.merge(params)
  `ls #{o['role']}` # expect
end
get '/3' do
  o = params.dup
  o['role'] ||= 'user'
  `ls #{o['role']}` # expect
end
get '/4' do
  o = { 'role' => 'user' }
  params.each { |k, v| o[k] = v }
  `ls #{o['role']}` # expect
end
get '/5' do
  o = params.reverse_merge('role' => 'user')
  `ls #{o['role']}` # expect
end
get '/6' do
  o = { 'role' => 'user' }
  o.update(params)
  `ls #{o['role']}` # expect
end
get '/7' do
  o = JSON.parse(request.body.read)
  o['role'] = 'user' if o['role'].nil?
  `ls #{o['role']}` # expect
end
get '/8' do
  o = { role: 'user', **params }
  `ls #{o[:role]}` # expect
end
get '/9' do
  o = JSON.parse(request.body.read, symbolize_names: true)
  o[:role] = 'user' unless o.key?(:role)
  `ls #{o[:role]}` # expect
end
