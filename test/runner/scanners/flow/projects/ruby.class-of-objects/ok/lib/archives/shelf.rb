module Archives
  class Shelf
    class_attribute :labels, default: []
    cattr_accessor :printer

    class << self
      def steps
        @steps ||= {}
      end

      def step(name, &block)
        steps[name] = block
      end
    end

    def run(values)
      self.class.steps.reduce([]) do |done, (name, block)|
        done << block.call(values[name])
      end
      self.class.steps.each_value { |block| instance_exec(values[:shelf], &block) }
      labels.each { |label| label.call(values[:label]) }
      self.class.announce(values[:text])
      system("lp #{self.class.count_of(values[:copies])}")
    end
  end
end
